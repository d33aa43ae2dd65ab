import { accountLimits } from "@dripstone/contract/accounts/limits";
import { ApiError } from "../../../http/errors.ts";
import { type Limiter, type Limits, networkOf } from "../../../http/limits.ts";

const { PASSWORD_TRIES, PASSWORD_TRIES_FROM_STRANGERS, PASSWORD_TRY_MINUTES: perMinutes } = accountLimits;

type Try = {
  /** The account as the caller names it, whether it exists or not. */
  account: string;
  /** The network address from which the call comes. */
  address: string;
  /** The id of a browser in which somebody has logged in to the account before. */
  browser: string | null;
};

/** Counts the passwords that are tried. Each is counted before it is checked: sending many at once gains nothing. */
export type PasswordTries = <Result>(of: Try, attempt: () => Promise<Result>) => Promise<Result>;

/**
 * Three counts of wrong passwords: for an account from one address or one known browser, for an account from all strangers
 * together, and for an address over all accounts. An owner in a known browser, or at an address from which nobody attacks, still gets
 * in while strangers are stopped; anywhere else, a new password by mail makes the owner's browser a known one.
 */
export function passwordTries(limits: Limits): PasswordTries {
  const fromOnePlace = limits.limiter("password-from-one-place", { max: PASSWORD_TRIES, perMinutes });
  const fromStrangers = limits.limiter("password-from-strangers", { max: PASSWORD_TRIES_FROM_STRANGERS, perMinutes });
  const ofAddress = limits.limiter("password-of-address", { max: PASSWORD_TRIES_FROM_STRANGERS, perMinutes });
  return async ({ account, address, browser }, attempt) => {
    const network = networkOf(address);
    const place = browser ? `${account} browser ${browser}` : `${account} from ${network}`;
    const shared: Count[] = browser
      ? []
      : [
          { of: ofAddress, key: network },
          { of: fromStrangers, key: account },
        ];
    await takeAll([...shared, { of: fromOnePlace, key: place }]);
    try {
      const result = await attempt();
      await giveBackAll(shared);
      await fromOnePlace.forget(place);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError && isWrongPassword(error)))
        await giveBackAll([...shared, { of: fromOnePlace, key: place }]);
      throw error;
    }
  };
}

type Count = { of: Limiter; key: string };

/** Counts the try in all counts, or in none: a try that one count refuses is not checked, and must not use up the others. */
async function takeAll(counts: readonly Count[]): Promise<void> {
  for (const [index, { of, key }] of counts.entries()) {
    try {
      await of.take(key);
    } catch (error) {
      await giveBackAll(counts.slice(0, index));
      throw error;
    }
  }
}

async function giveBackAll(counts: readonly Count[]): Promise<void> {
  for (const { of, key } of counts) await of.giveBack(key);
}

function isWrongPassword({ code, fields = {} }: ApiError): boolean {
  return code === "INVALID_CREDENTIALS" || Object.values(fields).some((issue) => issue.code === "PASSWORD_WRONG");
}
