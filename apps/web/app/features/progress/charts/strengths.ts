import type { Progress } from "@dripstone/contract/progress/endpoints";

type Topics = Progress["topics"];

/** One problem is luck, good or bad. */
const TRIED_MIN = 2;
const STRONG_SHARE = 0.8;
const WEAK_SHARE = 0.5;

const shareOf = ({ solved, tried }: Topics[number]) => solved / tried;

/** The better a topic goes, the further up it stands; of two that go as well, the one that was met more often. */
export function strongestFirst(topics: Topics): Topics {
  return topics.toSorted((one, other) => shareOf(other) - shareOf(one) || other.tried - one.tried);
}

/** Which topics go well, and which are worth more practice: only those that were met more than once. */
export function strengthsOf(topics: Topics): { strong: Topics; weak: Topics } {
  const met = strongestFirst(topics).filter(({ tried }) => tried >= TRIED_MIN);
  return {
    strong: met.filter((topic) => shareOf(topic) >= STRONG_SHARE),
    weak: met.filter((topic) => shareOf(topic) <= WEAK_SHARE).reverse(),
  };
}
