// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showPage } from "../../../../testing/page.tsx";
import { Buzzer } from "./buzzer.tsx";

/** What a loudspeaker would be told. */
const sound = { hertz: 0, loudness: 0, closed: false };

class Speaker {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const frequency = {
      setTargetAtTime(hertz: number) {
        sound.hertz = hertz;
      },
    };
    return { type: "", frequency, connect: (to: unknown) => to, start() {} };
  }
  createGain() {
    const gain = {
      value: 0,
      setTargetAtTime(loudness: number) {
        sound.loudness = loudness;
      },
    };
    return { gain, connect: (to: unknown) => to };
  }
  async close() {
    sound.closed = true;
  }
}

beforeEach(() => {
  Object.assign(sound, { hertz: 0, loudness: 0, closed: false });
  vi.stubGlobal("AudioContext", Speaker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("sounds as high as its program sets it, until it is muted", () => {
  showPage(<Buzzer pin={22} hertz={440} running />);
  expect(sound.hertz).toBe(440);
  expect(sound.loudness).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: "Mute" }));
  expect(sound.loudness).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Mute" }));
  expect(sound.loudness).toBeGreaterThan(0);
});

it("is silent when its program is over, though it was left on", () => {
  showPage(<Buzzer pin={22} hertz={440} running={false} />);
  expect(sound.loudness).toBe(0);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("440");
});

it("goes silent when it is gone from the page", () => {
  showPage(<Buzzer pin={22} hertz={440} running />);
  cleanup();
  expect(sound.closed).toBe(true);
});

it("is seen where a browser has no sound", () => {
  vi.stubGlobal("AudioContext", undefined);
  showPage(<Buzzer pin={22} hertz={440} running />);
  expect(screen.getByText("440 Hz")).toBeTruthy();
});
