import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import type { Web } from "./web.ts";

const analyticsTag = {
  address: "https://tags.example/script.js",
  data: { domain: "academy.example" },
  reportsTo: ["https://reports.example"],
};

/** A web whose pages show what they were told of a tag. */
const web: Web = {
  render: async (_request, { tag }) => new Response(`<p>${JSON.stringify(tag ?? null)}</p>`),
  declaredQuery: () => "",
};

async function about(options: Parameters<typeof testApp>[0]) {
  const site = await testApp({ web, ...options });
  try {
    const { body, headers } = await site.app.inject({ url: "/about" });
    return { body, policy: String(headers["content-security-policy"]) };
  } finally {
    await site.close();
  }
}

describe("the analytics tag", () => {
  it("is nowhere in a page, nor in its policy, unless it is set", async () => {
    const { body, policy } = await about({});
    expect(body).toBe("<p>null</p>");
    expect(policy).not.toMatch(/https?:/);
  });

  it("is told to the page with its attributes, and its policy allows it", async () => {
    const { body, policy } = await about({ analyticsTag });
    expect(body).toBe(`<p>${JSON.stringify({ address: analyticsTag.address, data: analyticsTag.data })}</p>`);
    const allowing = policy.split("; ").filter((part) => part.includes("https://tags.example https://reports.example"));
    expect(allowing.map((part) => part.replace(/ .*/, ""))).toEqual(["script-src", "img-src", "connect-src"]);
  });
});
