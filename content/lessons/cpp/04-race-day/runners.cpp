#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;

struct Runner {
    string name;
    double seconds;
};

int main() {
    vector<Runner> race = {{"Ada", 12.4}, {"Bo", 11.9}, {"Chen", 12.1}};
    sort(race.begin(), race.end(), [](const Runner& a, const Runner& b) {
        return a.seconds < b.seconds;
    });
    for (const Runner& runner : race) cout << runner.name << " " << runner.seconds << endl;
}
