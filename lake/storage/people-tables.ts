/** The first migration of the tables of people: see `migrations.ts`. Times are milliseconds since the epoch. */
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

/**
 * The second migration of these tables. The tables remember when roles and passwords changed and what was revoked, so
 * that a restore undoes none of it. Roles are checked by `people-store.ts` alone. The record of what people did is
 * added.
 *
 * The tables are written anew, because SQLite cannot remove a check. Sessions come along: deleting `people` deletes them.
 */
export const ACCESS_TABLES = `
  CREATE TABLE people_4 (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    role TEXT NOT NULL,
    role_at INTEGER NOT NULL DEFAULT 0, -- 0: since the person was added
    password TEXT, -- scrypt, see people/secrets.ts; NULL: cannot sign in with one
    password_at INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE tokens_4 (
    hash TEXT PRIMARY KEY, -- SHA-256; the token itself is nowhere
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions_4 (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people_4(id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sign_in_codes_4 (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people_4(id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO people_4 (id, name, email, role, password) SELECT id, name, email, role, password FROM people;
  INSERT INTO tokens_4 SELECT hash, id, label, role, created_at FROM tokens;
  INSERT INTO sessions_4 SELECT hash, person, created_at, expires_at FROM sessions;
  INSERT INTO sign_in_codes_4 SELECT hash, person, expires_at FROM sign_in_codes;
  DROP TABLE sign_in_codes;
  DROP TABLE sessions;
  DROP TABLE tokens;
  DROP TABLE people;
  ALTER TABLE people_4 RENAME TO people;
  ALTER TABLE tokens_4 RENAME TO tokens;
  ALTER TABLE sessions_4 RENAME TO sessions;
  ALTER TABLE sign_in_codes_4 RENAME TO sign_in_codes;
  CREATE INDEX sessions_by_person ON sessions (person);
  CREATE TABLE revoked (
    id TEXT PRIMARY KEY -- of a token that was revoked or a person who was removed; ids are never used again
  ) STRICT;
  CREATE TABLE audit (
    id TEXT PRIMARY KEY, -- random, so that two records can be merged
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    actor TEXT NOT NULL, -- id of a person or a token, or the name of a program
    subject TEXT NOT NULL, -- what was changed; empty: nothing
    sender TEXT NOT NULL, -- an address or a /64 network; empty: this machine
    count INTEGER NOT NULL -- how often it happened
  ) STRICT;
  CREATE INDEX audit_by_time ON audit (at);`

/** The third migration of these tables. */
export const PASSKEY_TABLE = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, -- of the credential, base64url
    person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL, -- COSE, base64url
    counter INTEGER NOT NULL, -- of the device's signatures; stays 0 for keys that are kept on several devices
    created_at INTEGER NOT NULL,
    used_at INTEGER -- NULL: not used yet
  ) STRICT;
  CREATE INDEX passkeys_by_person ON passkeys (person);`
