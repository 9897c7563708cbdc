"""The ASGI application: routes, HTTP requests, WebSockets, the services of a worker, static pages."""
