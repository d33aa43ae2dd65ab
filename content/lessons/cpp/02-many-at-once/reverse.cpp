#include <iostream>
#include <vector>
using namespace std;

int main() {
    int count;
    cin >> count;
    vector<int> numbers(count);
    for (int i = 0; i < count; i++) cin >> numbers[i];
    for (int i = count - 1; i >= 0; i--) cout << numbers[i] << " ";
    cout << endl;
}
