import { readPlainText } from '../text/plain-text'
import { MESSAGE_MAX_GRAPHEMES } from './limits'

/** A typed message as it is stored (trimmed, line breaks as `\n`), or what is wrong with it. */
export const readContent = (typed: string) => readPlainText(typed, MESSAGE_MAX_GRAPHEMES)
