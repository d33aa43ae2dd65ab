#include <iostream>
using namespace std;

int main() {
    cout << "你好，严格的语言！" << endl;
    cout << 365 * 24 << endl;
}
