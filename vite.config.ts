import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	server: { host: '127.0.0.1', port: 5173, proxy: { '/api': SERVER, '/files': SERVER } },
	build: { target: 'es2022' },
})
