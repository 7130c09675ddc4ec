// The types name this module only as what `react-dom/server` is in Node.
declare module 'react-dom/server.node' {
  export { renderToPipeableStream } from 'react-dom/server'
}
