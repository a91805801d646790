/** The digits of a number without its separators. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const weighted = (digits: string, weightOf: (index: number) => number): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0);

const isOneDigit = (digits: string): boolean => /^(\d)\1+$/.test(digits);

/** Whether eleven digits are a CPF: both check digits match, and not all digits are equal. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !isOneDigit(digits) &&
  [9, 10].every(
    (length) =>
      ((weighted(digits.slice(0, length), (index) => length + 1 - index) * 10) % 11) % 10 === Number(digits[length]),
  );

/** Whether fifteen digits are a national health card (CNS): with weights 15 to 1, a multiple of 11. */
export const isCns = (digits: string): boolean =>
  /^[12789]\d{14}$/.test(digits) && !isOneDigit(digits) && weighted(digits, (index) => 15 - index) % 11 === 0;

/** Whether ten digits are a British NHS number: weights 10 to 2 and a check digit. */
export const isNhs = (digits: string): boolean =>
  /^\d{10}$/.test(digits) &&
  !isOneDigit(digits) &&
  (11 - (weighted(digits.slice(0, 9), (index) => 10 - index) % 11)) % 11 === Number(digits[9]);

/** Whether sixteen digits are the number of a payment card: the Luhn sum is a multiple of 10. */
export const isCardNumber = (digits: string): boolean =>
  /^[3-6]\d{15}$/.test(digits) &&
  [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;
