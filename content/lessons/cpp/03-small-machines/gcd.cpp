#include <iostream>
using namespace std;

long long gcd_of(long long a, long long b) {
    if (b == 0) return a;
    return gcd_of(b, a % b);
}

int main() {
    long long a, b;
    cin >> a >> b;
    cout << gcd_of(a, b) << endl;
}
