#include <iostream>
#include <vector>
using namespace std;

int main() {
    int steps;
    cin >> steps;
    vector<long long> ways(steps + 2, 1);
    for (int step = 2; step <= steps; step++) ways[step] = ways[step - 1] + ways[step - 2];
    cout << ways[steps] << endl;
}
