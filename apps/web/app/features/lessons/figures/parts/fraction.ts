/** A fraction in lowest terms as it is written in a line, `−3/4`. */
export function fraction(above: number, below: number): string {
  const common = gcd(Math.abs(above), Math.abs(below)) || 1;
  const sign = above !== 0 && above < 0 !== below < 0 ? "−" : "";
  const [top, bottom] = [Math.abs(above) / common, Math.abs(below) / common];
  return `${sign}${top}${bottom === 1 ? "" : `/${bottom}`}`;
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));
