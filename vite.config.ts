import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,schemas,scripts,web,studio}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
})
