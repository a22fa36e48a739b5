import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const SERVER = 'http://127.0.0.1:3000'

/** Packages the editor's library shares with every screen: without a part of their own they would bring the whole editor along. */
const SHARED_PACKAGES = [
	'react',
	'react-dom',
	'scheduler',
	'use-sync-external-store',
	'radix-ui',
	'@radix-ui',
	'@floating-ui',
	'aria-hidden',
	'react-remove-scroll',
	'react-remove-scroll-bar',
	'react-style-singleton',
	'use-callback-ref',
	'use-sidecar',
	'get-nonce',
	'tslib',
]
const SHARED = new RegExp(`vite/preload-helper|node_modules/(?:${SHARED_PACKAGES.join('|')})/`)

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	server: { host: '127.0.0.1', port: 5173, proxy: { '/api': SERVER, '/files': SERVER } },
	build: { target: 'es2022' },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// The editor's library fetches its text editor when a text is first clicked, which fails offline and after a new release.
						// In one part it is loaded with the editor.
						codeSplitting: {
							groups: [
								{ name: 'shared-libraries', test: SHARED, priority: 1 },
								// Its setting holds before any module that uses it runs.
								{ name: 'zod', test: /node_modules\/zod\/|src\/web\/browser\/quiet-zod/ },
								{ name: 'editor-library', test: /node_modules\/(?:@puckeditor|@tiptap|prosemirror-)/ },
							],
						},
					},
				},
			},
		},
	},
})
