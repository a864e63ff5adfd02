// What a page starts with in development. First: React's refresh must be in place before the first component is.
import '@vitejs/plugin-react/preamble'
import '../entry.client.ts'
