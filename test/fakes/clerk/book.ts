export type FakeUser = { id: string; email: string | null; name: string; createdAt: number; updatedAt: number }
export type FakeSession = { id: string; userId: string; status: 'active' | 'pending' | 'revoked'; createdAt: number }

export type ClerkBook = { users: Map<string, FakeUser>; sessions: Map<string, FakeSession> }

/** Takes a user away, with their sessions. */
export function deleteUser(book: ClerkBook, id: string): void {
	book.users.delete(id)
	for (const session of book.sessions.values()) if (session.userId === id) book.sessions.delete(session.id)
}

/** A user as the Backend API and the webhooks show them. */
export function userObject({ id, email, name, createdAt, updatedAt }: FakeUser) {
	const [first_name, ...rest] = name.split(' ')
	const addresses = email ? [{ id: `idn_${id}`, object: 'email_address', email_address: email, verification: { status: 'verified' } }] : []
	return {
		id,
		object: 'user',
		username: null,
		first_name: first_name || null,
		last_name: rest.join(' ') || null,
		primary_email_address_id: addresses[0]?.id ?? null,
		email_addresses: addresses,
		created_at: createdAt,
		updated_at: updatedAt,
		banned: false,
	}
}

export function sessionObject({ id, userId, status, createdAt }: FakeSession) {
	return {
		object: 'session',
		id,
		user_id: userId,
		client_id: `client_${id}`,
		status,
		created_at: createdAt,
		updated_at: createdAt,
		last_active_at: createdAt,
		latest_activity: {
			object: 'session_activity',
			id: `sess_activity_${id}`,
			device_type: 'Macintosh',
			is_mobile: false,
			browser_name: 'Chrome',
			browser_version: '140.0',
			ip_address: '203.0.113.7',
			city: 'Rabat',
			country: 'MA',
		},
	}
}
