#include <iostream>
using namespace std;

int main() {
    double celsius;
    cin >> celsius;
    cout << 9.0 / 5.0 * celsius + 32 << endl;
}
