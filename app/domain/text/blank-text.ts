/**
 * What draws nothing by itself: spaces, controls and half characters; what Unicode says is to be ignored (joiners, soft hyphens,
 * the Hangul fillers); annotation marks; the empty braille cell and the empty note head, which are signs without ink; and
 * combining marks, of which there is only something to see on a letter.
 */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu

/** Whether a text shows a reader nothing. Such a text counts as none, whatever field it was typed into. */
export const isBlankText = (text: string): boolean => text.replace(UNSEEN, '') === ''

/** A text without the characters that draw nothing, to count those that do. Marks on letters are part of them. */
export const seenText = (text: string): string => text.normalize('NFC').replace(UNSEEN, '')
