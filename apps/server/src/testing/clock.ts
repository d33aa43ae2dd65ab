/** A clock that stands still until it is moved; at first on a Wednesday noon in New York. */
export function testClock(start = "2026-03-04T17:00:00.000Z") {
  let instant = new Date(start).getTime();
  return {
    now: () => new Date(instant),
    set(to: Date | string) {
      instant = new Date(to).getTime();
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }: Duration) {
      instant += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
    },
  };
}

type Duration = { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number };
