// The first script of a page in development. React's refresh must be in place before the first component is.
import '@vitejs/plugin-react/preamble'
import '../app/entry.client.ts'
