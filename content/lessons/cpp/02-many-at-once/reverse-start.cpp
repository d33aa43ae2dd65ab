#include <iostream>
#include <vector>
using namespace std;

int main() {
    int count;
    cin >> count;
    vector<int> numbers(count);
    for (int i = 0; i < count; i++) cin >> numbers[i];
}
