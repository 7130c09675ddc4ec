const SITE = 'https://social.example'
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), SITE).href

/** The parts of `CacheStorage` that the worker uses, in memory. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (responses: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => responses.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void responses.set(urlOf(request), response),
    delete: async (request: RequestInfo | URL) => responses.delete(urlOf(request)),
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
  })
  return {
    names: () => [...all.keys()],
    keys: async () => [...all.keys()],
    async open(name: string) {
      const responses = all.get(name) ?? new Map<string, Response>()
      all.set(name, responses)
      return cacheOf(responses)
    },
    delete: async (name: string) => all.delete(name),
  }
}
