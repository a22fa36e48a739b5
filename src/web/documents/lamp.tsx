/** The illustration's product, drawn by us: a small reading lamp, switched on. */
export function Lamp({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 240 260" className={className} aria-hidden fill="none">
			<defs>
				<linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="var(--lit-edge)" stopOpacity="0.95" />
					<stop offset="1" stopColor="var(--lit-edge)" stopOpacity="0" />
				</linearGradient>
			</defs>
			<path d="M62 104 8 246h152L126 104z" fill="url(#lamp-light)" />
			<ellipse cx="176" cy="243" rx="50" ry="6" fill="var(--ink)" opacity="0.1" />
			<path d="M136 238h80v-8q0-6-6-6h-68q-6 0-6 6z" fill="var(--glass-ink)" />
			<path d="M178 224 200 128" stroke="var(--glass-ink)" strokeWidth="7" strokeLinecap="round" />
			<path d="M200 128 108 62" stroke="var(--glass-ink)" strokeWidth="7" strokeLinecap="round" />
			<circle cx="200" cy="128" r="10" fill="var(--paper-raised)" stroke="var(--glass-ink)" strokeWidth="5" />
			<path d="M88 34q22-8 32 12l14 58H56z" fill="var(--accent)" />
			<path d="M56 104h78" stroke="var(--lit)" strokeWidth="6" strokeLinecap="round" />
		</svg>
	)
}
