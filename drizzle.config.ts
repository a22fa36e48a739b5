import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: ['./src/server/db/schema/*.ts', './src/connectors/identity/{clerk,embedded}/schema.ts'],
	out: './migrations',
})
