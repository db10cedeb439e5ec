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

/** Lengths of time as people write them: minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
