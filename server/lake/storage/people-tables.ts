/** A migration that creates the tables of people: see `migrations.ts`. Times are milliseconds since the epoch. */
export const PEOPLE_TABLES = `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    password TEXT -- scrypt, see people/secrets.ts; NULL: cannot sign in with one
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, -- SHA-256; the token itself is nowhere
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_person ON sessions (person);
  CREATE TABLE sign_in_codes (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE user_settings (
    user TEXT NOT NULL, -- of a person or of a token
    key TEXT NOT NULL,
    value TEXT NOT NULL, -- JSON
    PRIMARY KEY (user, key)
  ) STRICT;`
