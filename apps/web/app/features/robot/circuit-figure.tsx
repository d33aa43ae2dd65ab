import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const ROWS = 20;

/** The 40 pins of a Raspberry Pi, a 330-ohm resistor and a lamp between pin 11 (GPIO 17) and pin 9 (ground). */
export function CircuitFigure() {
  const pins = Array.from({ length: ROWS * 2 }, (_, index) => index + 1);
  const place = (pin: number) => [Math.floor((pin - 1) / 2) * 17, pin % 2 ? 22 : 5] as const;
  return (
    <Drawing box={[-16, -26, 372, 232]} className={classes.figure}>
      <path className={classes.board} d="M-12-6H340V34H-12Z" />
      {pins.map((pin) => {
        const [x, y] = place(pin);
        const used = pin === 11 ? "signal" : pin === 9 ? "ground" : undefined;
        return <circle key={pin} className={classes.pin} data-used={used} cx={x + 3} cy={y} r="5" />;
      })}
      <path className={classes.wire} d="M88 22V80H150M210 80H262" />
      <path className={classes.ground} d="M71 22V160H320V80H298" />
      <path className={classes.part} d="M150 70H210V90H150Z" />
      <circle className={classes.lamp} cx="280" cy="80" r="18" />
      <path className={classes.ground} d="M273 71V89L288 80ZM289 70V90" />
      <path className={classes.wire} d="M298 56l10-12M306 64l12-10" />
      <text x="180" y="112">
        330 Ω
      </text>
      <text x="108" y="60" className={classes.small}>
        11
      </text>
      <text x="58" y="60" className={classes.small}>
        9
      </text>
      <text x="3" y="-12" className={classes.small}>
        2
      </text>
      <text x="326" y="-12" className={classes.small}>
        40
      </text>
      <text x="200" y="182" className={classes.small}>
        GND
      </text>
    </Drawing>
  );
}
