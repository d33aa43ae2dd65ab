import { SECOND_MS } from "@dripstone/contract/durations";

/** What is left until an instant, in whole units; never below zero. */
export function timeLeft(until: number, now: number) {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over: seconds === 0,
  };
}
