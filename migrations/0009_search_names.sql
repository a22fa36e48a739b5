-- Pages are also found by the names the app gives their language; the server writes the new texts at its start.
UPDATE "pages" SET "search_text" = NULL;
