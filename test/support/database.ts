/** The PostgreSQL server that the tests run on; without it each has the embedded database, which lies in the data folder. */
export const testServer = process.env.TEST_DATABASE_URL

/** True when the tests run on the embedded database. */
export const databaseIsEmbedded = !testServer
