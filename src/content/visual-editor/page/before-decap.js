// Prevents Decap CMS from starting with its own settings as soon as it is loaded. editor.js starts it.
Reflect.set(window, "CMS_MANUAL_INIT", true);

// Skips the login, because the editor runs only on this machine and edits only its files.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "data-folder" }));
