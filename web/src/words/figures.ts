/** Numbers and lengths of time as people write them. Plural forms are chosen by Fluent as for any number. */
import { FluentNumber, type Scope } from '@fluent/bundle';

/** A whole number with a proper minus sign. */
export const figure = (value: number): string => String(value).replace('-', '−');

/** Small whole numbers are written alike in all our languages: the browser's slow formatter is not started for them. */
export class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain || !scope ? figure(this.value) : super.toString(scope);
  }
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in the largest unit that fits: “5 min. ago”. */
export function ago(seconds: number, locale: string): string {
  const written = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ['minute', 60];
  return written.format(-Math.floor(Math.max(0, seconds) / length), unit);
}

/** Lengths of time as people write them: minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
