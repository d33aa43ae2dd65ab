import type { User } from "@dripstone/contract/accounts/payloads";
import { login, restored } from "../session.ts";
import { createStore, type Store } from "../store.ts";

/** A tab with a session, whose calls wait until the test answers them. */
export type Tab = {
  store: Store;
  /** The newest call of `POST /auth/login`, as soon as it has been made. */
  call(key: string): Promise<Call>;
};

type Call = {
  request: Request;
  answer(data: unknown): Promise<void>;
  refuse(code: string, status: number): Promise<void>;
  /** Something on the way, such as a hotel's network, answers with a page of its own. */
  intercept(): Promise<void>;
};

export const ann = person("ann");
export const bob = person("bob");

/** An empty browser; a test's own, as its storages are the process's. */
export function openBrowser(): void {
  Object.assign(globalThis, { localStorage: new Kept(), sessionStorage: new Kept() });
}

/** A session as a login has left it, perhaps from another tab: nothing is told of it. */
export function keep(token: string, user: unknown): void {
  localStorage.setItem("token", token);
  localStorage.setItem("user", typeof user === "string" ? user : JSON.stringify(user));
}

export const kept = () => ({ ...localStorage });

export function openTab(): Tab {
  const calls = new Map<string, Call>();
  const answering: typeof fetch = (input) =>
    new Promise((resolve) => {
      const request = input as Request;
      const reply = async (response: Response) => {
        resolve(response);
        await settled();
      };
      calls.set(`${request.method} ${new URL(request.url).pathname.replace("/api", "")}`, {
        request,
        answer: (data) => reply(Response.json({ data })),
        refuse: (code, status) => reply(Response.json({ code, message: code, requestId: "1" }, { status })),
        intercept: () => reply(new Response("<h1>Hotel</h1>", { headers: { "content-type": "text/html" } })),
      });
    });
  const store = createStore({ fetch: answering });
  store.dispatch(restored());
  return {
    store,
    async call(key) {
      await settled();
      const call = calls.get(key);
      if (!call) throw new Error(`${key} was not called, only ${[...calls.keys()]}`);
      return call;
    },
  };
}

export async function logIn(tab: Tab, token: string, user: User): Promise<void> {
  const done = tab.store.dispatch(login({ email: user.email, password: "secret", rememberMe: false }));
  await (await tab.call("POST /auth/login")).answer({ token, user });
  await done;
}

function person(name: string): User {
  return {
    id: name,
    name,
    email: `${name}@example.com`,
    firstName: "",
    lastName: "",
    avatar: "student-robot",
    school: "",
    grade: "",
    role: "student",
    emailVerified: true,
    active: true,
    reputation: 0,
    lastLogin: null,
    joinDate: "2026-08-03T08:00:00.000Z",
    preferredLanguage: "en",
    parentConsent: "notNeeded",
    mailbox: "own",
    familyRole: "student",
    consentDueDate: null,
    pendingEmail: null,
    deletionDate: null,
  };
}

const SETTLING_MS = 10;

/** Lets what is under way in the store come to rest. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLING_MS));

/** As in a browser, what is kept stands in keys of the storage's own. */
class Kept {
  [key: string]: unknown;

  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string) {
    this[key] = value;
  }

  removeItem(key: string) {
    delete this[key];
  }
}
