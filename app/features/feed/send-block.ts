/** Blocks a member; null when it is done, else why not. What was done leads to the list of the blocked, where nobody goes. */
export async function sendBlock(username: string): Promise<string | null> {
  try {
    const response = await fetch('/resources/blocks', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'block', username }),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect' || response.ok) return null
    return { 401: 'signedOut', 404: 'missing', 429: 'tooMany' }[response.status] ?? 'unexpected'
  } catch {
    return 'unreachable'
  }
}
