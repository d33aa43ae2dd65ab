#include <iostream>
using namespace std;

int main() {
    for (int n = 10; n > 0; n -= 3) cout << n << " ";
    cout << endl;
}
