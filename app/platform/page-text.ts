let written = ''

/**
 * Stands in for Node's encoder where the framework writes a page (see remix.config.ts): it takes the parts of a page as they
 * are, so that a page is encoded once and not in ten thousand pieces, each by a call out of the engine.
 */
export class TextEncoder {
  encode(text: string) {
    return text
  }

  encodeInto(text: string) {
    written += text
    return { read: text.length, written: 0 }
  }
}

/** What was written since it was last asked for. The framework writes in one go, so that no two pages meet here. */
export function takeText(): string {
  const text = written
  written = ''
  return text
}
