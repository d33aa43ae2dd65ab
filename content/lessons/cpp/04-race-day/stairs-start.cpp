#include <iostream>
using namespace std;

long long ways(int steps) {
    if (steps <= 1) return 1;
    return ways(steps - 1) + ways(steps - 2);
}

int main() {
    int steps = 6;
    cout << ways(steps) << endl;
}
