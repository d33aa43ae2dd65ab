#include <iostream>
#include <vector>
using namespace std;

int main() {
    int top = 10;
    vector<long long> ways(top + 1, 1);
    for (int step = 2; step <= top; step++) {
        ways[step] = ways[step - 1] + ways[step - 2];
        cout << step << ": " << ways[step] << endl;
    }
}
