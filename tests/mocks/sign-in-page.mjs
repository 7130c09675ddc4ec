/** @param {import('node:http').Server} server */
export const listen = (server) =>
  new Promise((resolve) => {
    // An address of another site than localhost, as a provider's is.
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve(`http://127.0.0.1:${port}`)
    })
  })

/** @param {import('node:http').IncomingMessage} request */
export async function readForm(request) {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/**
 * The page on which somebody says who they are, or cancels. Sends itself to its own address.
 * @param {import('node:http').ServerResponse} response
 * @param {string} title
 */
export function signInPage(response, title) {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>${title}</title><link rel="icon" href="data:,">
<h1>${title}</h1>
<form method="post">
<p><label>Email at the provider <input name="email"></label></p>
<p><label>Name at the provider <input name="name"></label></p>
<button name="decision" value="allow">Allow</button> <button name="decision" value="cancel">Cancel</button>
</form></html>`)
}
