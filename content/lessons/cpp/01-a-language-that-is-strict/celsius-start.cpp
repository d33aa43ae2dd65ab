#include <iostream>
using namespace std;

int main() {
    double celsius;
    cin >> celsius;
    cout << 9 / 5 * celsius + 32 << endl;
}
