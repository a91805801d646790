const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Whether a text contains no visible character: only spaces and invisible characters such as U+200B. */
export const isBlankText = (text: string): boolean => text.replace(INVISIBLE, '') === '';
