#include <iostream>
using namespace std;

long long power(long long base, int exponent) {
    if (exponent == 0) return 1;
    long long half = power(base, exponent / 2);
    if (exponent % 2 == 0) return half * half;
    return half * half * base;
}

int main() {
    cout << power(2, 10) << endl;
    cout << power(3, 30) << endl;
}
