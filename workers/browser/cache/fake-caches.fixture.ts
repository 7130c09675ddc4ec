const SITE = 'https://social.example'
const urlOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : String(asked), SITE).href

/** Caches of a browser in memory, with what the worker asks of them. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => kept.get(urlOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => void kept.set(urlOf(asked), response),
    delete: async (asked: RequestInfo | URL) => kept.delete(urlOf(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  })
  return {
    names: () => [...all.keys()],
    keys: async () => [...all.keys()],
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return cacheOf(kept)
    },
    delete: async (name: string) => all.delete(name),
  }
}
