#include <iostream>
using namespace std;

int main() {
    long long grains = 1;
    long long total = 0;
    for (int square = 1; square <= 20; square++) {
        total += grains;
        grains *= 2;
    }
    cout << total << endl;
}
