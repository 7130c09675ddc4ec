import { readPlainText } from '../text/plain-text'
import { MESSAGE_MAX_GRAPHEMES } from './limits'

/** What is kept of a typed message (line breaks as `\n`, nothing around it), or what is wrong with it. */
export const readContent = (typed: string) => readPlainText(typed, MESSAGE_MAX_GRAPHEMES)
