#!/bin/sh
# Writes the one initial migration anew from the tables. Only until the first release: afterwards migrations are added.
set -eu
cd "$(dirname "$0")"
rm -rf src/database/migrations
node_modules/.bin/drizzle-kit generate --name initial
