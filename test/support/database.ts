/** The PostgreSQL server that the tests run on; without it each has the embedded database in its data folder. */
export const testServer = process.env.TEST_DATABASE_URL

/** True when the tests run on the embedded database. */
export const databaseIsEmbedded = !testServer
