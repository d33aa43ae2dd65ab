#include <iostream>
#include <vector>
using namespace std;

int main() {
    int count, wanted;
    cin >> count >> wanted;
    vector<int> numbers(count);
    for (int i = 0; i < count; i++) cin >> numbers[i];
    int pairs = 0;
    for (int i = 0; i < count; i++) {
        for (int j = i + 1; j < count; j++) {
            if (numbers[i] + numbers[j] == wanted) pairs++;
        }
    }
    cout << pairs << endl;
}
