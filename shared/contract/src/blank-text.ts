const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Whether a text has nothing that can be seen: only spaces, and characters without a shape such as U+200B. */
export const isBlankText = (text: string): boolean => text.replace(INVISIBLE, '') === '';
